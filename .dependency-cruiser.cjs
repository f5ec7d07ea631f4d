const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

/** Every folder of the back end but the platform is a domain. */
const DOMAIN_NAMES = readdirSync(join(__dirname, 'functions/src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'platform')
  .map(({ name }) => name);
const DOMAINS = DOMAIN_NAMES.join('|');

/** The domains in their order: each may import those before it. */
const DOMAIN_ORDER = [
  ...[
    'names',
    'links',
    'system',
    'presence',
    'drafts',
    'records',
    'blocks',
    'stores',
    'cases',
    'reviews',
    'media',
    'affiliates',
    'followers',
  ],
  ...[
    'payments',
    'campaigns',
    'questions',
    'applications',
    'deliverables',
    'readings',
    'proofs',
    'flags',
    'deadlines',
    'calendar',
  ],
  ...[
    'dashboard',
    'notifications',
    'mail',
    'push',
    'messaging',
    'pages',
    'social-accounts',
    'users',
    'auth',
    'admin',
    'account',
  ],
];

/** Domains that import a later one, too. Three at most: what else would go back goes through a port of `Dependencies`. */
const BACK = [
  { from: 'payments', to: 'campaigns', reason: 'A paid checkout creates a campaign, and a lost dispute closes it.' },
  { from: 'campaigns', to: 'applications', reason: 'A campaign whose payment is lost turns its applications down.' },
];
if (BACK.length > 3) throw new Error('At most three pairs of domains may import each other both ways');
for (const name of DOMAIN_NAMES) {
  if (!DOMAIN_ORDER.includes(name)) throw new Error(`The domain ${name} has no place in the order of domains`);
}

/** The domains that one may not import: those after it in the order, except where it may go back. */
const laterThan = (domain) =>
  DOMAIN_ORDER.slice(DOMAIN_ORDER.indexOf(domain) + 1).filter(
    (later) => !BACK.some(({ from, to }) => from === domain && to === later),
  );

/** The rooms of payments, with the files that others import and the rooms that they import themselves, as their README.md says. */
const PAYMENTS = join(__dirname, 'functions/src/payments');
const ROOMS = readdirSync(PAYMENTS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => {
    const page = readFileSync(join(PAYMENTS, name, 'README.md'), 'utf8');
    const imports = /^Imports .*$/m.exec(page)?.[0] ?? '';
    return {
      name,
      entrances: [...page.matchAll(/^- `([\w.-]+)`/gm)].map(([, file]) => file),
      imports: [...imports.matchAll(/`(\w+)`/g)].map(([, room]) => room),
    };
  });

/** Packages that are only installed when tests run: development dependencies that nothing else brings. */
const TEST_PACKAGES = (() => {
  const manifests = ['.', 'contract', 'functions', 'web', 'emulators'].map((folder) =>
    require(join(__dirname, folder, 'package.json')),
  );
  const needed = new Set(manifests.flatMap(({ dependencies = {} }) => Object.keys(dependencies)));
  return manifests
    .flatMap(({ devDependencies = {} }) => Object.keys(devDependencies))
    .filter((name) => !needed.has(name));
})();

/** Parts of the suite that the others know by one file. Their processes are started by path, which is no import. */
const PARTS_WITH_ENTRANCE = ['auth', 'engine', 'storage-rules', 'stripe', 'social'];

/** Who may import whom (ARCHITECTURE.md). `tests/architecture` plants a breach of each rule and expects it caught. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle is two files that are one.',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'contract-knows-nobody',
      comment: 'The contract imports zod and itself.',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(contract/|node_modules/zod/)' },
    },
    {
      name: 'emulators-know-no-product',
      comment: 'The suite imports nothing of the product but names from the contract.',
      severity: 'error',
      from: { path: '^emulators/' },
      to: { path: '^(web|functions|scripts|tests)/|^contract/(?!src/shared/(collections|constants)\\.ts)' },
    },
    ...PARTS_WITH_ENTRANCE.map((part) => ({
      name: `${part}-by-its-entrance`,
      comment: `Other folders import emulators/${part} through its index.ts only.`,
      severity: 'error',
      from: { pathNot: `^emulators/${part}/` },
      to: { path: `^emulators/${part}/`, pathNot: `^emulators/${part}/index\\.ts$` },
    })),
    {
      name: 'web-and-functions-apart',
      comment: 'They meet in the contract only.',
      severity: 'error',
      from: { path: '^(web|functions)/' },
      to: { path: '^(web|functions|emulators|scripts|tests)/', pathNot: '^$1/' },
    },
    {
      name: 'web-layers',
      comment: 'app → features → shared.',
      severity: 'error',
      from: { path: '^web/src/shared/' },
      to: { path: '^web/src/(app|features)/' },
    },
    {
      name: 'web-features-below-app',
      severity: 'error',
      comment: 'A feature does not know the app around it.',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'schema-library-in-pieces',
      comment: 'An import() of the schema library brings all of it, every language included, to every screen.',
      severity: 'error',
      from: {},
      to: { path: '^(node_modules/)?zod(/|$)', dynamic: true },
    },
    {
      name: 'web-features-apart',
      comment: 'No feature imports another.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'stores-are-private',
      comment: 'A domain imports the functions of another, never its store: it reads through `tx` and `db`.',
      severity: 'error',
      from: { path: `^functions/src/(${DOMAINS})/`, pathNot: '\\.test\\.ts$' },
      to: { path: '^functions/src/[^/]+/.*\\.store\\.ts$', pathNot: '^functions/src/$1/' },
    },
    ...DOMAIN_ORDER.slice(0, -1).map((domain) => ({
      name: `order-of-domains-${domain}`,
      comment: [
        `${domain} imports domains before it only, so that domains do not go round in a circle.`,
        ...BACK.filter(({ from }) => from === domain).map(({ to, reason }) => `Except ${to}: ${reason}`),
      ].join(' '),
      severity: 'error',
      from: { path: `^functions/src/${domain}/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^functions/src/(${laterThan(domain).join('|')})/` },
    })),
    {
      name: 'firestore-in-stores',
      comment: 'Only stores and the platform know Firestore, its types included; everybody else has units of work.',
      severity: 'error',
      from: { path: '^functions/src/', pathNot: '^functions/src/platform/|\\.store\\.ts$|\\.test\\.ts$' },
      to: { path: '^node_modules/(@google-cloud/firestore|firebase-admin/.*firestore)' },
    },
    {
      name: 'stripe-in-payments',
      comment: 'Only payments and the platform touch Stripe.',
      severity: 'error',
      from: { path: '^functions/src/', pathNot: '^functions/src/(platform|payments)/' },
      to: { path: '^node_modules/stripe/' },
    },
    {
      name: 'search-engine-in-platform',
      comment:
        'Domains declare what is searched; only the platform touches the engine, whose client is loaded when it is asked.',
      severity: 'error',
      from: { pathNot: '^(functions/src/platform/search|tests/support/typesense)/' },
      to: { path: '^node_modules/typesense/' },
    },
    {
      name: 'payouts-know-no-payable',
      comment: 'What is paid for implements `Payable`, so that payments need not know it.',
      severity: 'error',
      from: { path: '^functions/src/payments/', pathNot: '\\.test\\.ts$' },
      to: { path: '^functions/src/(applications|deliverables|proofs)/' },
    },
    ...ROOMS.flatMap(({ name, entrances, imports }) => [
      {
        name: `entrances-of-${name}`,
        comment: `Other rooms and domains import the files that payments/${name}/README.md names.`,
        severity: 'error',
        from: {
          path: '^functions/src/',
          pathNot: `^functions/src/(payments/${name}/|store-classes\\.ts$)|\\.test\\.ts$`,
        },
        to: {
          path: `^functions/src/payments/${name}/`,
          pathNot: `/(${entrances.join('|')})$`,
        },
      },
      {
        name: `imports-of-${name}`,
        comment: `payments/${name} imports the rooms that its README.md names.`,
        severity: 'error',
        from: { path: `^functions/src/payments/${name}/`, pathNot: '\\.test\\.ts$' },
        to: {
          path: '^functions/src/payments/[^/]+/',
          pathNot: `^functions/src/payments/(${[name, ...imports].join('|')})/`,
        },
      },
    ]),
    {
      name: 'platform-below-domains',
      severity: 'error',
      comment: 'The platform serves domains and knows none.',
      from: { path: '^functions/src/platform/' },
      to: { path: `^functions/src/(${DOMAINS})/` },
    },
    {
      name: 'no-deployed-tests',
      comment: 'Deployed code never imports tests or scripts.',
      severity: 'error',
      from: { path: '^(contract|functions/src|web/src)/' },
      to: { path: '^(tests|scripts)/' },
    },
    {
      name: 'starts-without-test-packages',
      comment: 'What starts, builds or deploys the product runs before the packages of tests are installed.',
      severity: 'error',
      from: {
        path: '^(contract|emulators|functions/(src|build)|web/(src|vite)|scripts/(starting|building|connecting|deploying|seeding)|scripts/(start|build|deploy|seed|repair|reconcile|run-job|grant-admin)\\.ts)',
        pathNot: '\\.test\\.tsx?$|^web/src/testing/',
      },
      to: { path: `^node_modules/(${TEST_PACKAGES.join('|')})/`, dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(functions|web)/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
