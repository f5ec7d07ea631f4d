/** Query parameter that opens an application: the reader's own to a loot (`open`), or the one with this id to a loot of theirs. */
export const APPLICATION_OPEN = 'application';

/** Query parameters of a managed loot's address that open the review of the treasure, or of the proof, with this id. */
export const DELIVERABLE_OPEN = 'treasure';
export const PROOF_OPEN = 'proof';

/** Query parameter that shows the question with this id first, on its loot's page and where its owner answers it. */
export const QUESTION_OPEN = 'question';

/** Query parameter of a project's address that opens its proofs. */
export const PROOFS_OPEN = 'proofs';

/** Parts of a loot's page for its owner, and of a project's page for its creator. */
export type LootPart = 'applications' | 'treasures' | 'proofs' | 'payouts';
const MANAGED_PARTS = {
  applications: '',
  treasures: '?tab=treasures',
  proofs: '?tab=proofs',
  questions: '?tab=questions',
  payouts: '?tab=figures#payouts',
};
const PROJECT_PARTS = { applications: '', treasures: '', proofs: `?${PROOFS_OPEN}=open`, payouts: '#payouts' };

/** The action that the link of a mail about an account leads to, as the identity service names it. */
export type MailedAction = 'resetPassword' | 'verifyEmail';

/** The addresses, below the product's origin, to which notifications and mails lead. */
export const ADDRESSES = {
  profile: '/profile',
  /** The page on which a creator sets up a payment account. */
  payoutAccount: '/profile/payment-account',
  /** The page on which people link their accounts on the platforms. */
  linkedAccounts: '/profile/linked-accounts',
  /** The page on which people choose which mails they get. */
  mailChoices: '/profile/notifications',
  /** The page on which people switch their second factor on and off. */
  secondFactor: '/profile/security',
  /** Where the code of a mail about an account is used. */
  accountAction: (mode: MailedAction, code: string) =>
    `/account-action?mode=${mode}&oobCode=${encodeURIComponent(code)}`,
  createLoot: '/create-loot',
  messages: '/messages',
  /** The messages, with one conversation open. */
  conversation: (id: string) => `/messages?conversation=${encodeURIComponent(id)}`,
  reviewsOfStore: (creatorId: string) => `/store/${encodeURIComponent(creatorId)}#reviews`,
  loot: (id: string) => `/loot/${encodeURIComponent(id)}`,
  /** A creator's own application to a loot, or the form for it. */
  ownApplication: (campaignId: string) => `/loot/${encodeURIComponent(campaignId)}?${APPLICATION_OPEN}=open`,
  /** Address of a loot as its owner manages it; `part` is shown first. */
  managedLoot: (id: string, part?: keyof typeof MANAGED_PARTS) =>
    `/loot-management/${encodeURIComponent(id)}${MANAGED_PARTS[part ?? 'applications']}`,
  /** Address of a loot as its owner manages it, with one of its applications open. */
  managedApplication: (campaignId: string, id: string) =>
    `/loot-management/${encodeURIComponent(campaignId)}?${APPLICATION_OPEN}=${encodeURIComponent(id)}`,
  /** Address of a loot as its owner manages it, with the review of one of its treasures open. */
  managedDeliverable: (campaignId: string, id: string) =>
    `/loot-management/${encodeURIComponent(campaignId)}${MANAGED_PARTS.treasures}&${DELIVERABLE_OPEN}=${encodeURIComponent(id)}`,
  /** Address of a loot as its owner manages it, with the review of one of its proofs open. */
  managedProof: (campaignId: string, id: string) =>
    `/loot-management/${encodeURIComponent(campaignId)}${MANAGED_PARTS.proofs}&${PROOF_OPEN}=${encodeURIComponent(id)}`,
  /** Address of a loot's page with one of its questions in sight. */
  questionOfLoot: (campaignId: string, id: string) =>
    `/loot/${encodeURIComponent(campaignId)}?${QUESTION_OPEN}=${encodeURIComponent(id)}`,
  /** Address of a loot as its owner manages it, with one of its questions in sight. */
  managedQuestion: (campaignId: string, id: string) =>
    `/loot-management/${encodeURIComponent(campaignId)}${MANAGED_PARTS.questions}&${QUESTION_OPEN}=${encodeURIComponent(id)}`,
  /** Address of an approved project; `part` is shown first. */
  approvedProject: (applicationId: string, part?: LootPart) =>
    `/my-approved-projects/${encodeURIComponent(applicationId)}${PROJECT_PARTS[part ?? 'applications']}`,
};
