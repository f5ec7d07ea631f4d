import type { PushChoices } from '@doubloon/contract/notifications/push-choices.ts';
import { changePushChoices, removePushDevice } from '@doubloon/contract/push/operations.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';
import { deviceHere } from '../../../shared/push/push-device.ts';
import { pushObstacle, type PushObstacle } from '../../../shared/push/push-obstacle.ts';
import { pushSettingsQuery, usePushSwitch } from '../../../shared/push/use-push-switch.ts';
import { useSession } from '../../../shared/state/session.ts';
import { chakra, Hint, Stack } from '../../../shared/style/chakra.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { Checkbox } from '../../../shared/ui/forms/checkbox.tsx';
import { SettingsSection } from '../../../shared/ui/forms/settings-section.tsx';
import { QueryView, Skeleton } from '../../../shared/ui/lists/query-view.tsx';

const OBSTACLES: Readonly<Record<PushObstacle, string>> = {
  unsupported: 'This browser cannot show notifications.',
  install:
    'On an iPhone or iPad, add Doubloon to your Home Screen first: open the share menu, choose “Add to Home Screen”, and come back here from there.',
  blocked:
    'This browser blocks notifications of Doubloon. Allow them in its settings for this site, then load this page again.',
};

interface Group {
  readonly group: keyof PushChoices;
  readonly label: string;
  readonly hint: string;
}

const GROUPS: readonly Group[] = [
  {
    group: 'decisions',
    label: 'Needs my action',
    hint: 'Something to decide, to mend or to go on with, such as a new application.',
  },
  { group: 'progress', label: 'Progress updates', hint: 'News that needs no action.' },
  {
    group: 'messages',
    label: 'Reviews and answers',
    hint: 'Reviews, replies to them and answers to questions. Unread messages come by email.',
  },
];
/** The choice that creators have besides: nobody else saves loots and searches. */
const OF_CREATORS: Group = {
  group: 'saved',
  label: 'Loots for me',
  hint: 'New loots that match a saved search, and saved loots that end soon.',
};

const Row = chakra('li', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', minHeight: 'touch' },
});

interface LabelProps {
  name: string;
  hint: string;
}

function Label({ name, hint }: LabelProps) {
  return (
    <>
      <chakra.span display="block" fontWeight="semibold">
        {name}
      </chakra.span>
      <chakra.span display="block" textStyle="hint">
        {hint}
      </chakra.span>
    </>
  );
}

/** Which notifications one's browsers show, and if this one is among them; each choice is kept at once. Nothing on a site that is not set up for them. */
export function PushSection() {
  const query = useQuery(pushSettingsQuery);
  const uid = useSession(({ user }) => user?.uid ?? '');
  const isCreator = useSession(({ user }) => user?.role === 'content_creator');
  const client = useQueryClient();
  const switching = usePushSwitch(uid);
  const choosing = useMutation({
    mutationFn: (changed: Partial<PushChoices>) => request(changePushChoices, { body: changed }),
    // In the order in which they were made, so that the last one stands.
    scope: { id: 'push-choices' },
    meta: {
      success: 'Your notifications were changed',
      failure: 'Your notifications could not be changed. Please try again.',
    },
    onSuccess: (choices) => client.setQueryData(pushSettingsQuery.queryKey, (kept) => kept && { ...kept, choices }),
  });
  const removing = useMutation({
    mutationFn: (id: string) => request(removePushDevice, { params: { id } }),
    meta: { success: 'The browser was removed', failure: 'The browser could not be removed. Please try again.' },
    onSuccess: () => client.invalidateQueries({ queryKey: pushSettingsQuery.queryKey }),
  });
  const obstacle = pushObstacle();
  const here = deviceHere(uid);
  if (query.data?.vapidKey === null) return null;
  return (
    <SettingsSection
      title="Browser notifications"
      intro="News at once, also while Doubloon is closed. Those about your money and the safety of your account always come."
    >
      <QueryView query={query} problem="Failed to load your notifications" pending={<Skeleton height="24" />}>
        {({ vapidKey, choices, devices }) => {
          // The section is left out then.
          if (vapidKey === null) return null;
          const isOn = devices.some(({ id }) => id === here);
          const others = devices.filter(({ id }) => id !== here);
          return (
            <Stack gap="1">
              {obstacle === null ? (
                <Checkbox
                  checked={switching.isPending ? switching.variables.on : isOn}
                  onChange={({ target }) => switching.mutate({ on: target.checked, vapidKey })}
                  label={
                    <Label name="Notify me in this browser" hint="Until you sign out. Your browser asks you first." />
                  }
                />
              ) : (
                <p>{OBSTACLES[obstacle]}</p>
              )}
              {devices.length > 0 && (
                <chakra.fieldset marginTop="3">
                  <chakra.legend fontWeight="semibold">What I am told of</chakra.legend>
                  {[...GROUPS, ...(isCreator ? [OF_CREATORS] : [])].map(({ group, label, hint }) => (
                    <Checkbox
                      key={group}
                      checked={(choosing.isPending ? choosing.variables[group] : undefined) ?? choices[group]}
                      onChange={({ target }) => choosing.mutate({ [group]: target.checked })}
                      label={<Label name={label} hint={hint} />}
                    />
                  ))}
                  <Hint>Your quiet hours hold them back, as they do emails.</Hint>
                </chakra.fieldset>
              )}
              {others.length > 0 && (
                <chakra.section marginTop="3" aria-label="Other browsers that notify me">
                  <chakra.p fontWeight="semibold">Also on</chakra.p>
                  <ul>
                    {others.map(({ id, browser, added_at }) => (
                      <Row key={id}>
                        <span>
                          {browser ?? 'Another browser'}, since <DateText value={added_at} />
                        </span>
                        <Button
                          variant="outline"
                          loading={removing.isPending && removing.variables === id}
                          loadingText="Removing..."
                          aria-label={`Remove ${browser ?? 'another browser'}`}
                          onClick={() => removing.mutate(id)}
                        >
                          Remove
                        </Button>
                      </Row>
                    ))}
                  </ul>
                </chakra.section>
              )}
            </Stack>
          );
        }}
      </QueryView>
    </SettingsSection>
  );
}
