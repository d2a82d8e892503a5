// A blank page. What the customer says: ./kata read
