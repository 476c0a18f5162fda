import { useState } from 'react';
import { Stepper } from '#components/stepper';

export function Example() {
  const [step, setStep] = useState(1);
  return (
    <Stepper
      steps={[
        { key: 'device', label: 'Device', done: true },
        { key: 'damage', label: 'Damage' },
        { key: 'customer', label: 'Customer' },
      ]}
      current={step}
      furthest={2}
      onCurrentChange={setStep}
    />
  );
}
