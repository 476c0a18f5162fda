import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['A file, or several, are given to the app.'],
  avoid: [{ when: 'Text is pasted.', instead: 'Textarea' }],
  anatomy: [
    { part: 'Button', at: 'button', does: 'opens the window of the system, which offers the files that are taken' },
    { part: 'Words', at: 'button + span', does: 'what can be dropped here' },
  ],
  pairs: [
    {
      do: {
        words: 'What it takes and how large that may be, before anything is chosen.',
        args: { children: 'or drop one: Markdown, up to 5 MB' },
      },
      dont: { words: 'A rule that is only told once it was broken.', args: { children: 'Files' } },
    },
  ],
  content: [
    'In a form, what was taken is listed below, each with how far it has come and a button that takes it away; several are added to those that are there.',
    'The words say what is taken and how large it may be: A .md file, up to 2 MB.',
    'It says which of what is dropped it does not take, also where it takes only one. How many there may be (maxFiles) and how large each (maxSize) holds of them, too. With unchecked, whoever takes the files says what is wrong with them.',
  ],
  spoken:
    'A button, Choose a file, with the words beside it as its description. Dropping is a shortcut for it, and is not told.',
  related: ['Field', 'Form', 'Progress'],
  since: '0.1.0',
};
