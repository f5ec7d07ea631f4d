import type { RateLimit } from '@doubloon/contract/calls/operation.ts';
import { type Request, type Response, Router } from 'express';
import { AppError, ifRefused } from '../platform/app-error.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { requestContext } from '../platform/http/request-context.ts';
import { findCampaignCard, findStoreCard, SHORTLY, type FindCard } from './content-pages.ts';
import { countVisits } from './count-visits.ts';
import { drawShareImage } from './draw-share-image.ts';

/** How many share images are drawn for one network: services that preview links ask once for each and keep it. */
export const SHARE_IMAGES: RateLimit = { bucket: 'share-images', per: 'address', max: 30, windowSeconds: 60 };

/** The pictures that previews of links to loots and stores show, as visitors see these. */
export function shareImagesRouter(deps: Dependencies): Router {
  const image = (find: FindCard) => async (request: Request, response: Response) => {
    const { requestId } = requestContext(response);
    try {
      const card = await find({ ...deps, caller: null, requestId }, String(request.params['id'])).catch(
        ifRefused({ not_found: null, invalid_input: null }),
      );
      response.set('Cache-Control', SHORTLY);
      if (card) response.type('png').send(await drawShareImage(card));
      else response.status(404).type('text').send('There is no such picture.');
    } catch (error) {
      // Refused while too many pictures wait for each other: no fault, and not counted as one by the alert for errors.
      const hasToWait = error instanceof AppError;
      if (hasToWait) deps.log.warn({ err: error }, 'share image has to wait');
      else deps.log.error({ err: error }, 'share image not drawn');
      const headers = { 'Retry-After': '5', 'Cache-Control': 'no-store' };
      response
        .status(hasToWait ? 429 : 503)
        .set(headers)
        .type('text')
        .send('The picture cannot be drawn now. Please try again.');
    }
  };

  const router = Router();
  const limited = countVisits(deps, SHARE_IMAGES);
  router.get('/loot/:id/share.png', limited, image(findCampaignCard));
  router.get('/store/:id/share.png', limited, image(findStoreCard));
  return router;
}
