/** What an answer of the server says where the error catalogue says nothing, by HTTP status. */
export const en = {
  400: 'The server does not understand this request',
  403: 'You do not have permission',
  404: 'Not found',
  405: 'The server cannot do this',
  409: 'This is not possible in the current state',
  412: 'This was changed in the meantime',
  413: 'This is too much at once',
  415: 'The server does not accept this format',
  422: 'Some answers need another look',
  428: 'Reload this first',
  500: 'Something went wrong on the server',
};

export type StatusWords = typeof en;
