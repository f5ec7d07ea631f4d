import type { QuietHours } from '@doubloon/contract/notifications/quiet-hours.ts';
import { HStack } from '../../../shared/style/chakra.tsx';
import { localTimeZone } from '../../../shared/ui/figures/time.ts';
import { ChoiceField } from '../../../shared/ui/forms/field.tsx';
import { SwitchRow } from '../../../shared/ui/forms/switch.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** The usual night where the browser is. */
const usualNight = (): QuietHours => ({ from: 22, to: 7, timeZone: localTimeZone() });

interface QuietHoursChoiceProps {
  quiet: QuietHours | null;
  onChange: (quiet: QuietHours | null) => void;
}

/** The choice of hours in which news waits; changing them takes over the time zone of this browser. */
export function QuietHoursChoice({ quiet, onChange }: QuietHoursChoiceProps) {
  const change = (hours: Partial<QuietHours>) => onChange({ ...usualNight(), ...quiet, ...hours });
  const selectOf = (end: 'from' | 'to', label: string, other: number) => (
    <ChoiceField
      label={label}
      // Hours that begin and end at once would be none, or all.
      options={HOURS.filter(({ value }) => value !== String(other))}
      value={String(quiet?.[end])}
      onChange={({ target }) => change({ [end]: Number(target.value), timeZone: localTimeZone() })}
    />
  );
  return (
    <>
      <SwitchRow
        name="Quiet hours"
        checked={quiet !== null}
        onChange={({ target }) => onChange(target.checked ? usualNight() : null)}
        hint={
          quiet
            ? `News waits until they are over, but not that about your money and your account. Time zone: ${quiet.timeZone.replaceAll('_', ' ')}.`
            : 'News waits until the morning, but not that about your money and your account.'
        }
      />
      {quiet && (
        <HStack gap="3" paddingTop="3" maxWidth="20rem" css={{ '& > *': { flex: '1' } }}>
          {selectOf('from', 'From', quiet.to)}
          {selectOf('to', 'Until', quiet.from)}
        </HStack>
      )}
    </>
  );
}
