import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export interface Endpoint {
  readonly id: string;
  readonly region: string;
  readonly availableMemoryMb: number | null;
  readonly concurrency: number | null;
  readonly eventTrigger?: { readonly retry: boolean };
  readonly secretEnvironmentVariables?: readonly { readonly key: string }[];
}

interface Backend {
  readonly endpoints: Record<string, Record<string, Endpoint>>;
  environmentVariables: Record<string, string>;
}

export interface HostingConfig {
  readonly rewrites: readonly { readonly glob?: string; readonly regex?: string; readonly run?: object }[];
  readonly headers: readonly {
    readonly glob?: string;
    readonly regex?: string;
    readonly headers: Readonly<Record<string, string>>;
  }[];
}

interface Loaders {
  'config.js': { Config: new (source: object, options: { projectDir: string }) => { path: (file: string) => string } };
  'firebaseConfigValidate.js': {
    getValidator: () => { (source: object): boolean; errors?: readonly object[] | null };
  };
  'functions/env.js': {
    loadUserEnvs: (where: { functionsSource: string; projectId: string; projectDir: string }) => Record<string, string>;
    validateKey: (name: string) => void;
  };
  'functions/secrets.js': { ensureValidKey: (name: string, options: { force: true }) => Promise<string> };
  'functions/projectConfig.js': { normalizeAndValidate: (functions: unknown) => readonly object[] };
  'deploy/functions/prepare.js': {
    loadCodebases: (config: readonly object[], options: object, firebase: object, runtime: object) => Promise<object>;
    resolveCpuAndConcurrency: (backend: Backend) => void;
    resolveDefaultTimeout: (backend: Backend) => void;
  };
  'deploy/functions/build.js': { resolveBackend: (options: object) => Promise<{ backend: Backend }> };
  'deploy/functions/backend.js': { empty: () => Backend; allEndpoints: (backend: Backend) => readonly Endpoint[] };
  'deploy/functions/validate.js': {
    endpointsAreUnique: (backends: Record<string, Backend>) => void;
    endpointsAreValid: (backend: Backend, existing: Backend) => void;
  };
  'deploy/functions/runtimes/node/versioning.js': { getLatestSDKVersion: () => string | undefined };
  'gcp/run.js': {
    getService: (name: string) => Promise<object>;
    updateService: (name: string, service: object) => Promise<object>;
  };
  'hosting/config.js': { hostingConfig: (options: object) => readonly object[] };
  'deploy/hosting/convertConfig.js': {
    convertConfig: (context: object, payload: object, deploy: object) => Promise<HostingConfig>;
  };
  'firestore/api.js': {
    FirestoreApi: new () => { upgradeOldSpec: (indexes: object) => object; validateSpec: (indexes: object) => void };
  };
  'rulesDeploy.js': {
    RulesetServiceType: { CLOUD_FIRESTORE: string; FIREBASE_STORAGE: string };
    RulesDeploy: new (options: object, type: string) => { addFile: (path: string) => void };
  };
}

/** Returns a module of firebase-tools that `firebase deploy` itself uses for loading and checking. */
export function deployTool<Name extends keyof Loaders>(name: Name): Loaders[Name] {
  return require(`firebase-tools/lib/${name}`) as Loaders[Name];
}
