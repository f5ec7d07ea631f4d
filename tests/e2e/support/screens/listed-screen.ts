import type { Page } from '@playwright/test';
import type { TradingPost } from '../trading-post.ts';

type Role = 'owner' | 'creator' | 'applicant' | 'refused' | 'newOwner' | 'newCreator' | 'admin';

/** A screen, who looks at it, and a text that is there once it is complete. */
export interface Screen {
  name: string;
  as: Role | 'visitor';
  path: string | ((post: TradingPost) => string);
  shows: string | ((post: TradingPost) => string);
  /** Steps after navigation that open the screen, such as a dialog. */
  open?: (page: Page, post: TradingPost) => Promise<void>;
}
