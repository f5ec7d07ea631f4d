import { getPushSettings } from '@doubloon/contract/push/operations.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryOf } from '../api/queries/query.ts';
import { toastError, toastSuccess } from '../state/toasts.ts';
import { deviceHere, switchPushOff, switchPushOn } from './push-device.ts';

/** The choices of what one is told of in browsers, these browsers, and the key by which another becomes one. */
export const pushSettingsQuery = queryOf(getPushSettings, {});

/** Switches push notifications to this browser on or off; switching on asks for the browser's permission, so only a press may do it. */
export function usePushSwitch(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ on, vapidKey }: { on: boolean; vapidKey: string }) => {
      if (on) return switchPushOn(uid, vapidKey);
      const id = deviceHere(uid);
      if (id !== null) await switchPushOff(id);
      return false;
    },
    meta: { failure: 'Browser notifications could not be changed. Please try again.' },
    onSuccess: (isOn, { on }) => {
      if (isOn) toastSuccess('Browser notifications are on');
      else if (on) toastError('Notifications are not allowed in this browser');
      else toastSuccess('Browser notifications are off');
      // The switch waits for what the server knows now.
      return client.invalidateQueries({ queryKey: pushSettingsQuery.queryKey });
    },
  });
}
