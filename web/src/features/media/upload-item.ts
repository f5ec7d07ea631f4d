/** One file on its way into the store. */
export interface UploadItem {
  key: number;
  file: File;
  caption: string;
  state: 'chosen' | 'sending' | 'failed' | 'calledOff';
  /** How much of it has gone, 0 to 100, while it is being sent. */
  percent: number;
  /** Why it failed. */
  problem?: string | undefined;
}
