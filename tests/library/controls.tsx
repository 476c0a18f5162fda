import type { ReactElement } from 'react';
import { Checkbox, CheckboxGroup } from '#components/checkbox';
import { Combobox } from '#components/combobox';
import { DateInput, TimeInput } from '#components/date-input';
import { NumberInput } from '#components/number-input';
import { PasswordInput } from '#components/password-input';
import { RadioGroup } from '#components/radio-group';
import { SearchInput } from '#components/search-input';
import { Select } from '#components/select';
import { RangeSlider, Slider } from '#components/slider';
import { Switch } from '#components/switch';
import { TextInput } from '#components/text-input';
import { Textarea } from '#components/textarea';

/** What every control takes, as the browser's own do. */
interface FormProps {
  id?: string;
  name?: string;
  /** The id of a form that it does not stand in. */
  form?: string;
  required?: boolean;
  readOnly?: boolean;
  invalid?: boolean;
}

export interface Control {
  /** Empty, or with an answer to begin with. */
  draw: (props: FormProps, isAnswered: boolean) => ReactElement;
  role: string;
  /** What a form has of the answer it begins with, and of none. */
  sent: { answered: string; empty: string | null };
  /** Changes the answer, to whatever else. */
  keys: string;
  /** Answers it, where that takes more keys. */
  answers?: string;
  /** A press on its label does no more than give it the focus. */
  isOnlyFocused?: boolean;
}

const places = [
  { value: 'ber', label: 'Berlin' },
  { value: 'osa', label: 'Osaka' },
];
const findPlaces = async (typed: string) => places.filter(({ label }) => label.includes(typed));

/** Every control of the library. */
export const controls: Record<string, Control> = {
  TextInput: {
    draw: (props, isAnswered) => <TextInput {...props} defaultValue={isAnswered ? 'Ada' : undefined} />,
    role: 'textbox',
    sent: { answered: 'Ada', empty: '' },
    keys: 'b',
    isOnlyFocused: true,
  },
  PasswordInput: {
    draw: (props, isAnswered) => <PasswordInput {...props} defaultValue={isAnswered ? 'Ada' : undefined} />,
    role: 'textbox',
    sent: { answered: 'Ada', empty: '' },
    keys: 'b',
    isOnlyFocused: true,
  },
  SearchInput: {
    draw: (props, isAnswered) => <SearchInput {...props} label="Place" defaultValue={isAnswered ? 'Ada' : undefined} />,
    role: 'searchbox',
    sent: { answered: 'Ada', empty: '' },
    keys: 'b',
    isOnlyFocused: true,
  },
  Textarea: {
    draw: (props, isAnswered) => <Textarea {...props} defaultValue={isAnswered ? 'Ada' : undefined} />,
    role: 'textbox',
    sent: { answered: 'Ada', empty: '' },
    keys: 'b',
    isOnlyFocused: true,
  },
  NumberInput: {
    draw: (props, isAnswered) => <NumberInput {...props} defaultValue={isAnswered ? 1234.5 : null} grouped />,
    role: 'spinbutton',
    sent: { answered: '1234.5', empty: '' },
    keys: '{ArrowUp}',
    isOnlyFocused: true,
  },
  DateInput: {
    draw: (props, isAnswered) => <DateInput {...props} defaultValue={isAnswered ? '2026-03-09' : null} />,
    role: 'spinbutton',
    sent: { answered: '2026-03-09', empty: '' },
    keys: '{ArrowUp}',
    answers: '{ArrowUp}{ArrowRight}{ArrowUp}{ArrowRight}{ArrowUp}',
    isOnlyFocused: true,
  },
  TimeInput: {
    draw: (props, isAnswered) => <TimeInput {...props} defaultValue={isAnswered ? '14:30' : null} />,
    role: 'spinbutton',
    sent: { answered: '14:30', empty: '' },
    keys: '{ArrowUp}',
    answers: '{ArrowUp}{ArrowRight}{ArrowUp}{ArrowRight}{ArrowUp}',
    isOnlyFocused: true,
  },
  Slider: {
    draw: (props, isAnswered) => <Slider {...props} defaultValue={isAnswered ? 4 : null} />,
    role: 'slider',
    sent: { answered: '4', empty: '' },
    keys: '{ArrowRight}',
    isOnlyFocused: true,
  },
  RangeSlider: {
    draw: (props, isAnswered) => <RangeSlider {...props} defaultValue={isAnswered ? [4, 20] : null} />,
    role: 'slider',
    sent: { answered: '4', empty: '' },
    keys: '{ArrowRight}',
    isOnlyFocused: true,
  },
  Select: {
    draw: (props, isAnswered) => <Select {...props} options={places} defaultValue={isAnswered ? 'ber' : null} />,
    role: 'combobox',
    sent: { answered: 'ber', empty: '' },
    keys: 'o',
    isOnlyFocused: true,
  },
  Combobox: {
    draw: (props, isAnswered) => (
      <Combobox {...props} search={findPlaces} defaultValue={isAnswered ? places[0] : null} />
    ),
    role: 'combobox',
    sent: { answered: 'ber', empty: '' },
    keys: '{Control>}a{/Control}Os{ArrowDown}{Enter}',
    isOnlyFocused: true,
  },
  Checkbox: {
    draw: (props, isAnswered) => <Checkbox {...props} defaultChecked={isAnswered} />,
    role: 'checkbox',
    sent: { answered: 'on', empty: null },
    keys: ' ',
  },
  CheckboxGroup: {
    draw: (props, isAnswered) => (
      <CheckboxGroup {...props} aria-label="Place" options={places} defaultValue={isAnswered ? ['ber'] : []} />
    ),
    role: 'checkbox',
    sent: { answered: 'ber', empty: null },
    keys: ' ',
  },
  Switch: {
    draw: (props, isAnswered) => <Switch {...props} defaultChecked={isAnswered} />,
    role: 'switch',
    sent: { answered: 'on', empty: null },
    keys: ' ',
  },
  RadioGroup: {
    draw: ({ id: _, ...props }, isAnswered) => (
      <RadioGroup {...props} aria-label="Place" options={places} defaultValue={isAnswered ? 'ber' : undefined} />
    ),
    role: 'radio',
    sent: { answered: 'ber', empty: null },
    keys: '{ArrowDown}',
  },
};
