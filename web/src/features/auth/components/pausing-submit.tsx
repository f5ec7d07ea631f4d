import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { FormProblem } from '../../../shared/form/form-problem.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';

interface PausingSubmitProps {
  label: string;
  loadingText: string;
  /** Seconds until the next try is allowed; 0 when it is. */
  secondsLeft: number;
}

/** The button that sends the form it stands in; while the server asks to wait it says how long, and sends nothing. */
export function PausingSubmit({ label, loadingText, secondsLeft }: PausingSubmitProps) {
  const { isSubmitting } = useFormState();
  const paused = secondsLeft > 0;
  // Read out once, when the pause begins; the button alone counts down.
  const [announced, setAnnounced] = useState<number>();
  if (paused && announced === undefined) setAnnounced(secondsLeft);
  if (!paused && announced !== undefined) setAnnounced(undefined);
  return (
    <>
      <FormProblem
        text={announced === undefined ? undefined : `Too many attempts. You can try again in ${waitText(announced)}.`}
      />
      <Button
        type="submit"
        wide
        marginTop="2"
        loading={isSubmitting || paused}
        loadingText={paused ? `Try again in ${waitText(secondsLeft)}` : loadingText}
      >
        {label}
      </Button>
    </>
  );
}

/** A time to wait in words, rounded up so that nobody is told to come too early: "45 seconds", "2 minutes". */
export function waitText(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 60) return whole === 1 ? '1 second' : `${whole} seconds`;
  const minutes = Math.ceil(whole / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
