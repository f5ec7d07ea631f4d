import { resetStoreSettings } from '@doubloon/contract/stores/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Gives the caller's own store its first look again; the wallpaper stays. */
export function resetSettings(id: string) {
  return request(resetStoreSettings, { params: { id } });
}
