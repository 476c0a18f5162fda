import type { GapKind } from '../../chapters/gap-kinds.ts';
import type { WordsOf } from './words.ts';

type Kinds = Extract<GapKind, `${'access' | 'lifecycle' | 'rule' | 'state' | 'transition'}.${string}`>;

/** States, rules and rights. */
export const behaviour: WordsOf<Kinds> = {
  'lifecycle.field': (subject) => ({
    missing: `The field that keeps the state of ${subject}`,
    question: `Which field keeps the state of ${subject}?`,
    meanwhile:
      'A field that is called as a state is, or offers the states, keeps it; else it is kept beside the fields.',
  }),
  'lifecycle.states': (subject) => ({
    missing: `The states of ${subject}`,
    question: `Which states can ${subject} be in?`,
    meanwhile: 'No state is shown.',
  }),
  'lifecycle.initial': (subject) => ({
    missing: `The state in which ${subject} begins`,
    question: `In which state does ${subject} begin?`,
    meanwhile: 'A new record has no state, and no transition leaves it.',
  }),
  'lifecycle.transitions': (subject) => ({
    missing: `What takes ${subject} from one state to the next`,
    question: `What takes ${subject} from one state to the next?`,
    meanwhile: 'No button changes the state.',
  }),
  'state.editable': (subject) => ({
    missing: `What may be changed: ${subject}`,
    question: `Which fields may be changed in this state: ${subject}?`,
    meanwhile: 'None of them.',
  }),
  'transition.from': (subject) => ({
    missing: `Where it starts: ${subject}`,
    question: `Which states does this leave: ${subject}?`,
    meanwhile: 'Nobody can take it.',
  }),
  'transition.to': (subject) => ({
    missing: `Where it leads: ${subject}`,
    question: `To which state does this lead: ${subject}?`,
    meanwhile: 'Nobody can take it.',
  }),
  'transition.guard': (subject) => ({
    missing: `What it needs: ${subject}`,
    question: `What must hold before this can be done: ${subject}?`,
    meanwhile: 'Its button is disabled.',
  }),
  'transition.asks': (subject) => ({
    missing: `What it asks for: ${subject}`,
    question: `Which fields are answered on the way: ${subject}?`,
    meanwhile: 'It asks for nothing more.',
  }),
  'rule.entity': (subject) => ({
    missing: `What the rule “${subject}” is about`,
    question: `Records of which entity keep “${subject}”?`,
    meanwhile: 'The rule never speaks.',
  }),
  'rule.assert': (subject) => ({
    missing: `What the rule “${subject}” demands`,
    question: `What must hold for “${subject}”?`,
    meanwhile: 'The rule never speaks.',
  }),
  'rule.when': (subject) => ({
    missing: `When the rule is asked: ${subject}`,
    question: `When does this hold: ${subject}?`,
    meanwhile: 'The rule never speaks.',
  }),
  'rule.at': (subject) => ({
    missing: `Where the rule “${subject}” is shown`,
    question: `Which fields show that “${subject}” does not hold?`,
    meanwhile: 'It is shown at the first field that the rule compares.',
  }),
  'rule.error': (subject) => ({
    missing: `The error of the rule “${subject}”`,
    question: `What does a person read when “${subject}” does not hold?`,
    meanwhile: 'The name of the rule stands for its text.',
  }),
  'access.roles': (subject) => ({
    missing: subject ? `The roles: ${subject}` : 'The roles',
    question: subject
      ? `Which roles are there? These are named, and none of them is stated: ${subject}. Are they all?`
      : 'Which roles are there?',
    meanwhile: 'Nobody has a role.',
  }),
  'access.inherits': (subject) => ({
    missing: `What is inherited: ${subject}`,
    question: `Which roles does this one have the permissions of: ${subject}?`,
    meanwhile: 'It inherits nothing that allows, and everything that denies.',
  }),
  'access.users': () => ({
    missing: 'Who the users are',
    question: 'Which entity keeps the users, and which of its fields keeps the roles of each?',
    meanwhile: 'A role stands for a person.',
  }),
  'access.permissions': () => ({
    missing: 'What each role may do',
    question: 'What may each role see and do?',
    meanwhile: 'Everybody may do everything, and it is marked as assumed.',
  }),
  'access.closed': () => ({
    missing: 'What each role may do',
    question: 'What may each role see and do?',
    meanwhile: 'What is written of this states nothing that can be used: nobody may do anything.',
  }),
  'access.permission': (subject) => ({
    missing: `A part of a permission: ${subject}`,
    question: `For whom, what and on what is this permission: ${subject}?`,
    meanwhile: 'It allows nothing; a denial denies all that the part could mean.',
  }),
  'access.action': (subject) => ({
    missing: `Who may: ${subject}`,
    question: `Which role may do this: ${subject}?`,
    meanwhile: 'Nobody may.',
  }),
};
