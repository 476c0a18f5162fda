import { type FormEvent, useState } from 'react';
import { Button } from '#components/button';
import { CheckboxGroup } from '#components/checkbox';
import { Field } from '#components/field';
import { ErrorSummary, Form, focusControl } from '#components/form';
import { Link } from '#components/link';
import { PasswordInput } from '#components/password-input';
import { RadioGroup } from '#components/radio-group';
import { SegmentedControl } from '#components/segmented-control';
import { Stepper } from '#components/stepper';
import { Switch } from '#components/switch';
import { Heading } from '#components/text';
import { TextInput } from '#components/text-input';

const steps = [
  { key: 'what', label: 'What is broken' },
  { key: 'who', label: 'Whose it is' },
  { key: 'when', label: 'When it is needed' },
];

/** Each step asks for one thing; what was answered can be gone back to, and is kept. */
export function Wizard() {
  const [step, go] = useState(1);
  const isLast = step === steps.length - 1;
  return (
    <div className="flex max-w-form flex-col gap-6">
      <Stepper steps={steps} current={step} furthest={step} onCurrentChange={go} />
      <Form
        onSubmit={(event) => event.preventDefault()}
        actions={
          <>
            <Button disabled={step === 0} onClick={() => go(step - 1)}>
              Back
            </Button>
            <Button variant="primary" onClick={() => !isLast && go(step + 1)}>
              {isLast ? 'Take in' : 'Next'}
            </Button>
          </>
        }
      >
        <Field label={steps[step]?.label} description="You can change this until you take it in.">
          <TextInput />
        </Field>
      </Form>
    </div>
  );
}

/** What is switched is so at once; what is typed is saved with a button of its own. */
export function Settings() {
  return (
    <div className="flex max-w-form flex-col gap-6">
      <Field group label="Notify me">
        <CheckboxGroup
          options={[
            { value: 'ready', label: 'When something is ready' },
            { value: 'late', label: 'When something is late', description: 'At most once a day.' },
          ]}
          defaultValue={['ready']}
        />
      </Field>
      <Field group label="Theme">
        <RadioGroup
          defaultValue="system"
          options={[
            { value: 'system', label: 'System' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      </Field>
      <SegmentedControl
        label="Density"
        defaultValue="comfortable"
        options={[
          { value: 'comfortable', label: 'Comfortable' },
          { value: 'compact', label: 'Compact' },
        ]}
      />
      <Switch label="Keyboard shortcuts" defaultChecked />
    </div>
  );
}

/** Whether the address or the password is wrong is not said; a password manager finds both. */
export function SignIn() {
  const [isWrong, setIsWrong] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsWrong(true);
  };
  return (
    <div className="mx-auto flex max-w-sm flex-col gap-4 py-6">
      <Heading level={3}>Sign in to the repair desk</Heading>
      {isWrong && (
        <ErrorSummary
          errors={[{ message: 'Wrong email address or password.', onFollow: () => focusControl('sign-in-address') }]}
        />
      )}
      <Form
        onSubmit={send}
        actions={
          <Button type="submit" variant="primary">
            Sign in
          </Button>
        }
      >
        <Field label="E-mail" controlId="sign-in-address">
          <TextInput type="email" autoComplete="username" />
        </Field>
        <Field label="Password">
          <PasswordInput />
        </Field>
      </Form>
      <Link href="#forgotten">I have forgotten it</Link>
    </div>
  );
}
