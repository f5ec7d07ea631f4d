import { removePushDevice } from '@doubloon/contract/push/operations.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';
import { deviceHere } from '../../../shared/push/push-device.ts';
import { pushObstacle, type PushObstacle } from '../../../shared/push/push-obstacle.ts';
import { pushSettingsQuery, usePushSwitch } from '../../../shared/push/use-push-switch.ts';
import { useSession } from '../../../shared/state/session.ts';
import { chakra, Stack } from '../../../shared/style/chakra.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { SettingsSection } from '../../../shared/ui/forms/settings-section.tsx';
import { SwitchRow } from '../../../shared/ui/forms/switch.tsx';
import { QueryView, Skeleton } from '../../../shared/ui/lists/query-view.tsx';

const OBSTACLES: Readonly<Record<PushObstacle, string>> = {
  unsupported: 'This browser cannot show notifications.',
  install:
    'On an iPhone or iPad, add Doubloon to your Home Screen first: open the share menu, choose “Add to Home Screen”, and come back here from there.',
  blocked:
    'This browser blocks notifications of Doubloon. Allow them in its settings for this site, then load this page again.',
};

const Row = chakra('li', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', minHeight: 'touch' },
});

/** Which of one's browsers show notifications, this one first. Nothing on a site that is not set up for them. */
export function PushSection() {
  const query = useQuery(pushSettingsQuery);
  const uid = useSession(({ user }) => user?.uid ?? '');
  const client = useQueryClient();
  const switching = usePushSwitch(uid);
  const removing = useMutation({
    mutationFn: (id: string) => request(removePushDevice, { params: { id } }),
    meta: { success: 'The browser was removed', failure: 'The browser could not be removed. Please try again.' },
    onSuccess: () => client.invalidateQueries({ queryKey: pushSettingsQuery.queryKey }),
  });
  const obstacle = pushObstacle();
  const here = deviceHere(uid);
  if (query.data?.vapidKey === null) return null;
  return (
    <SettingsSection title="Browser notifications" intro="News at once, also while Doubloon is closed.">
      <QueryView query={query} problem="Failed to load your notifications" pending={<Skeleton height="24" />}>
        {({ vapidKey, devices }) => {
          // The section is left out then.
          if (vapidKey === null) return null;
          const isOn = devices.some(({ id }) => id === here);
          const others = devices.filter(({ id }) => id !== here);
          return (
            <Stack gap="1">
              {obstacle === null ? (
                <SwitchRow
                  name="Notify me in this browser"
                  hint="Until you sign out. Your browser asks you first."
                  checked={switching.isPending ? switching.variables.on : isOn}
                  onChange={({ target }) => switching.mutate({ on: target.checked, vapidKey })}
                />
              ) : (
                <p>{OBSTACLES[obstacle]}</p>
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
