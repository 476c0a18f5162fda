import type { GapKind } from '../../chapters/gap-kinds.ts';
import type { WordsOf } from './words.ts';

/** Entities and fields. */
export const entities: WordsOf<Extract<GapKind, `entity.${string}` | `field.${string}`>> = {
  'entity.named': (subject) => ({
    missing: `What ${subject} is, and its fields`,
    question: `What is ${subject}, and which fields does it have?`,
    meanwhile: 'It is named, and nothing more: there is nothing to show or to fill in.',
  }),
  'entity.fields': (subject) => ({
    missing: `The fields of ${subject}`,
    question: `Which fields does ${subject} have?`,
    meanwhile: 'There is nothing to show or to fill in.',
  }),
  'entity.display': (subject) => ({
    missing: `What a record of ${subject} is called`,
    question: `By which field does a person recognise a record of ${subject}?`,
    meanwhile:
      'Its first line of text stands for it, unless that is a note, else a running number; a stated key where there is one.',
  }),
  'entity.key': (subject) => ({
    missing: `What identifies a record of ${subject}`,
    question: `Which field of ${subject} is never the same for two records?`,
    meanwhile: 'The product makes up a key of its own.',
  }),
  'entity.plural': (subject) => ({
    missing: `The plural of ${subject}`,
    question: `What are several of them called: ${subject}?`,
    meanwhile: 'It is called as its list is, where that is one word; else the singular stands for it.',
  }),
  'entity.history': (subject) => ({
    missing: `A history of ${subject}`,
    question: `Is it kept who changed ${subject}, when, and from what to what?`,
    meanwhile: 'One is kept, as a screen shows it.',
  }),
  'entity.screen': (subject) => ({
    missing: `A screen for ${subject}`,
    question: `Where does a person see ${subject}?`,
    meanwhile: 'Its records are only reached from others.',
  }),
  'entity.actions': (subject) => ({
    missing: `Screens for this: ${subject}`,
    question: `On which screen is this done: ${subject}?`,
    meanwhile: 'No screen leads there.',
  }),
  'field.type': (subject) => ({
    missing: `The type of ${subject}`,
    question: `What is ${subject}: text, a number, a date, a choice, a reference?`,
    meanwhile: 'It is edited as text.',
  }),
  'field.format': (subject) => ({
    missing: `A field type for ${subject}`,
    question: `Is there a way to write ${subject} as text, or does it need a field type of its own?`,
    meanwhile: 'It is edited as text.',
  }),
  'field.to': (subject) => ({
    missing: `Where ${subject} leads`,
    question: `To records of which entity does ${subject} refer?`,
    meanwhile: 'Nothing can be chosen.',
  }),
  'field.items': (subject) => ({
    missing: `What ${subject} holds`,
    question: `What is one item of ${subject}?`,
    meanwhile: 'Nothing can be added.',
  }),
  'field.properties': (subject) => ({
    missing: `What is inside ${subject}`,
    question: `Which fields does ${subject} have inside?`,
    meanwhile: 'There is nothing to fill in.',
  }),
  'field.choices': (subject) => ({
    missing: `The choices of ${subject}`,
    question: `What can be chosen for ${subject}?`,
    meanwhile: 'Anything can be written.',
  }),
  'field.computed': (subject) => ({
    missing: `How ${subject} is worked out`,
    question: `From what is ${subject} worked out?`,
    meanwhile: 'It is answered by people, like any other field.',
  }),
  'field.relevantWhen': (subject) => ({
    missing: `When ${subject} matters`,
    question: `When is ${subject} asked for?`,
    meanwhile: 'It is always there.',
  }),
  'field.where': (subject) => ({
    missing: `What may be chosen for ${subject}`,
    question: `Which records may be chosen for ${subject}?`,
    meanwhile: 'Every record is offered.',
  }),
  'field.required': (subject) => ({
    missing: `Whether ${subject} is required`,
    question: `Must ${subject} be answered?`,
    meanwhile: 'It may stay empty.',
  }),
  'field.off': (subject) => ({
    missing: `What ${subject} begins with`,
    question: `Is ${subject} on or off until somebody says so?`,
    meanwhile: 'In a form it begins as no.',
  }),
  'field.default': (subject) => ({
    missing: `What ${subject} begins with`,
    question: `What does ${subject} begin with?`,
    meanwhile: 'It begins empty.',
  }),
  'field.maxLength': (subject) => ({
    missing: `The longest ${subject}`,
    question: `How long may ${subject} be?`,
    meanwhile: 'Any length is taken.',
  }),
  'field.maxItems': (subject) => ({
    missing: `The greatest number of ${subject}`,
    question: `How many ${subject} may there be?`,
    meanwhile: 'Any number is taken.',
  }),
  'field.maxSize': (subject) => ({
    missing: `The largest file of ${subject}`,
    question: `How large may a file of ${subject} be?`,
    meanwhile: 'Forms take files up to 500 kB; the server has no limit of its own.',
  }),
  'field.accept': (subject) => ({
    missing: `The file types of ${subject}`,
    question: `Which types of file may ${subject} be?`,
    meanwhile: 'Any type is taken.',
  }),
  'field.range': (subject) => ({
    missing: `The range of ${subject}`,
    question: `What are the least and the greatest ${subject}?`,
    meanwhile: 'Any number is taken.',
  }),
  'field.minimum': (subject) => ({
    missing: `The least ${subject}`,
    question: `What is the least ${subject}?`,
    meanwhile: 'Any number is taken that is not too great.',
  }),
  'field.maximum': (subject) => ({
    missing: `The greatest ${subject}`,
    question: `What is the greatest ${subject}?`,
    meanwhile: 'Any number is taken that is not too small; a rating has five stars.',
  }),
  'field.limit': (subject) => ({
    missing: `A limit: ${subject}`,
    question: `What limit is meant here: ${subject}?`,
    meanwhile: 'Nothing is limited.',
  }),
  'field.onDelete': (subject) => ({
    missing: `What becomes of ${subject} when its record is deleted`,
    question: `What happens when the record that ${subject} refers to is deleted?`,
    meanwhile: 'A record that others refer to is not deleted.',
  }),
};
