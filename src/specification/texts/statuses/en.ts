/** What an answer of the server says where the error catalogue says nothing, by HTTP status. */
export const en = {
  400: 'The request cannot be understood',
  403: 'This is not allowed',
  404: 'This is not there',
  405: 'This cannot be asked here',
  409: 'This cannot be done as things stand',
  412: 'Someone else changed this meanwhile',
  413: 'This is more than can be taken at once',
  415: 'The request is not in a form that is understood',
  422: 'Some answers need another look',
  428: 'It has to be said which version of this is meant',
  500: 'Something went wrong on the server',
};

export type StatusWords = typeof en;
