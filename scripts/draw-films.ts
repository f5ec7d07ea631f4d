import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { ROOT } from '../emulators/suite/start-suite.ts';
import { findBrowser } from '../tests/support/browser.ts';
import { FILM_SIZE, FILMS, filmPath, FRAMES_PER_SECOND, framesOf } from './seeding/demo-films.ts';
import { writeWebm, type EncodedFrame } from './seeding/webm.ts';

/** Only pages of a safe origin may encode. */
const STUDIO = 'https://studio.example/';

async function encode(page: Page, frames: string[]): Promise<EncodedFrame[]> {
  const encoded = await page.evaluate(
    async ({ frames, size, framesPerSecond }) => {
      const chunks: { base64: string; isKey: boolean }[] = [];
      const problems: DOMException[] = [];
      const encoder = new VideoEncoder({
        output: (chunk) => {
          const bytes = new Uint8Array(chunk.byteLength);
          chunk.copyTo(bytes);
          chunks.push({ base64: btoa(String.fromCharCode(...bytes)), isKey: chunk.type === 'key' });
        },
        error: (problem) => problems.push(problem),
      });
      encoder.configure({ codec: 'vp09.00.10.08', ...size, framerate: framesPerSecond, bitrate: 45_000 });
      const context = new OffscreenCanvas(size.width, size.height).getContext('2d');
      if (!context) throw new Error('This browser cannot draw');
      for (const [at, frame] of frames.entries()) {
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(frame)}`;
        await image.decode();
        context.drawImage(image, 0, 0);
        const picture = new VideoFrame(context.canvas, { timestamp: (at * 1_000_000) / framesPerSecond });
        encoder.encode(picture, { keyFrame: at === 0 });
        picture.close();
      }
      await encoder.flush();
      if (problems[0]) throw problems[0];
      return chunks;
    },
    { frames, size: FILM_SIZE, framesPerSecond: FRAMES_PER_SECOND },
  );
  return encoded.map(({ base64, isKey }) => ({ bytes: Buffer.from(base64, 'base64'), isKey }));
}

// Draws the films of the demo data anew.
const { executablePath, args, env } = findBrowser(join(ROOT, '.cache', 'browser'));
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
try {
  const page = await browser.newPage();
  await page.route(STUDIO, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(STUDIO);
  for (const film of FILMS) {
    const file = writeWebm(await encode(page, framesOf(film)), { ...FILM_SIZE, framesPerSecond: FRAMES_PER_SECOND });
    writeFileSync(filmPath(film), file);
    console.log(`${film}: ${file.length} bytes`);
  }
} finally {
  await browser.close();
}
