import { MAX_PUSH_DEVICES, PushDevice } from '@doubloon/contract/push/push-device.ts';
import { storeOf } from '../platform/database/document-store.ts';

/** The browsers that get push notifications. */
export class PushDevices extends storeOf('pushDevices', PushDevice, ({ id }) => id, { of: 'uid' }) {
  /** Somebody's browsers, the one seen last first. Reads one each, at most `MAX_PUSH_DEVICES`. */
  async findOf(uid: string): Promise<PushDevice[]> {
    const found = await this.all(this.of(uid).limit(MAX_PUSH_DEVICES));
    return found.toSorted((one, other) => other.seenAt.getTime() - one.seenAt.getTime());
  }
}
