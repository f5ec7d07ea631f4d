import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { AppError } from '../../../functions/src/platform/app-error.ts';
import { SHARE_IMAGE_SIZE } from '../../../functions/src/pages/draw-share-image.ts';
import { SHARE_IMAGES } from '../../../functions/src/pages/share-images-router.ts';
import { deps, logLines } from '../../support/api.ts';
import { endServersAfterAll, servePages } from '../../support/browser/served-pages.ts';
import { storeCampaign } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import { createCreatorWithStore } from '../../support/given/stores.ts';
import { productDatabase } from '../../support/setup/product-database.ts';

let open: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  open = await servePages();
});
endServersAfterAll();

const pictureAt = async (path: string) => {
  const answer = await open(path);
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
  return Buffer.from(await answer.arrayBuffer());
};

it('draws a picture of the size that previews take, in any script, which changes with the words', async () => {
  const owner = await createPerson('business_owner');
  const titles = ['Iced tea', 'Teh 冰茶 ễ Ł 🎉 <svg onload="x">', 'W'.repeat(100)];
  const pictures = [];
  for (const title of titles) {
    const { id } = await storeCampaign(owner, { title });
    const picture = await pictureAt(`/loot/${id}/share.png`);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', ...SHARE_IMAGE_SIZE });
    pictures.push(picture.toString('base64'));
  }
  expect(new Set(pictures).size).toBe(titles.length);
});

it('draws stores by their creator or username', async () => {
  const creator = await createPerson('content_creator');
  const { username } = await deps().db.users.get(creator.uid);
  const pictures = [
    await pictureAt(`/store/${creator.uid}/share.png`),
    await pictureAt(`/store/${username}/share.png`),
  ];
  expect(pictures[0]?.equals(pictures[1] ?? Buffer.of())).toBe(true);
});

it('has none of what visitors do not see', async () => {
  const owner = await createPerson('business_owner');
  const held = await storeCampaign(owner, { status: 'pending' });
  const closed = await createCreatorWithStore({ status: 'closed' });
  for (const path of [
    `/loot/${held.id}`,
    '/loot/nothing',
    '/loot/%20',
    `/store/${closed.uid}`,
    `/store/${owner.uid}`,
  ]) {
    expect((await open(`${path}/share.png`)).status, path).toBe(404);
  }
});

it('asks to come back when it cannot be drawn, and says so in the log', async () => {
  const collection = () => {
    throw new Error('the database is down');
  };
  const openBroken = await servePages({ db: productDatabase({ collection }) });
  const answer = await openBroken('/loot/cmp_1/share.png');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(logLines.some(({ message }) => message === 'share image not drawn')).toBe(true);
});

it('asks to come back while too many pictures are drawn, which is no error of the service', async () => {
  const collection = () => {
    throw new AppError('too_many_requests', 'Too many pictures at once');
  };
  const openBusy = await servePages({ db: productDatabase({ collection }) });
  const answer = await openBusy('/loot/cmp_1/share.png');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '5']);
});

it('is refused to a network that asks for too many', async () => {
  const openNow = await servePages({ clock: { ...deps().clock, now: () => new Date() } });
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  const statuses = await Promise.all(
    Array.from(
      { length: SHARE_IMAGES.max + 1 },
      async () => (await openNow('/loot/nothing/share.png', headers)).status,
    ),
  );
  expect(statuses).toContain(429);
});
