/**
 * The documented limits of a ruleset. Source: https://firebase.google.com/docs/firestore/quotas#security_rules; the
 * expressions of a request are counted per operator, lookup and call, which the reference leaves open.
 */
export const limits = {
  rulesetBytes: 256 * 1024,
  nestedMatches: 10,
  pathSegments: 100,
  pathCaptures: 20,
  functionParameters: 7,
  functionBindings: 10,
  callDepth: 20,
  expressionsPerRequest: 1000,
  firestoreDocuments: 2,
} as const;
