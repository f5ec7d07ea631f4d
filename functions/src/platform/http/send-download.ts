import { pipeline } from 'node:stream/promises';
import type { Download } from '@doubloon/contract/calls/operation.ts';
import type { Response } from 'express';
import type { Log } from '../log.ts';

/** Streams a file. If that fails midway, the connection breaks, so that nobody takes a part for the whole; the status has been sent by then. */
export async function sendDownload(
  response: Response,
  contentType: string,
  { fileName, content }: Download,
  log: Log,
): Promise<void> {
  response.set({
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="${fileName}"`,
  });
  try {
    await pipeline(content, response);
  } catch (error) {
    const hungUp = (error as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (hungUp) log.info('the download was broken off');
    else log.error({ err: error }, 'a download failed midway');
  }
}
