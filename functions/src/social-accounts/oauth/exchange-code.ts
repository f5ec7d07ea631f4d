import { createHash } from 'node:crypto';
import * as oauth from 'oauth4webapi';
import { z } from 'zod';
import type { OauthClient } from '../../platform/config/oauth-clients.ts';
import type { SafeFetch } from '../../platform/fetching/safe-fetch.ts';
import type { OauthProvider } from './providers.ts';

/** The address that asks a platform for an account, and the values that check its answer. */
export interface AuthorizationRequest {
  readonly url: URL;
  readonly state: string;
  readonly codeVerifier: string;
}

/** A new authorisation request, with a state and a PKCE challenge (S256) of its own; `moreScope` is asked for besides what tells who somebody is. */
export function authorizationRequest(
  provider: OauthProvider,
  client: OauthClient,
  redirectUri: string,
  moreScope: string | null,
): AuthorizationRequest {
  const state = oauth.generateRandomState();
  const codeVerifier = oauth.generateRandomCodeVerifier();
  const url = new URL(provider.authorizeUrl);
  url.search = new URLSearchParams({
    response_type: 'code',
    [provider.clientIdField]: client.clientId,
    redirect_uri: redirectUri,
    scope: moreScope === null ? provider.scope : `${provider.scope},${moreScope}`,
    state,
    code_challenge: createHash('sha256').update(codeVerifier).digest(provider.challengeEncoding),
    code_challenge_method: 'S256',
  }).toString();
  return { url, state, codeVerifier };
}

/** The parameters that the platform sent the browser back with, and those it was sent out with. */
export interface AuthorizationAnswer {
  readonly parameters: URLSearchParams;
  readonly state: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
}

/** An account that somebody has just proven to own. */
export interface ProvenAccount {
  /** The name of their account at the platform; undefined when they have none. */
  readonly handle: string | undefined;
  /** The token endpoint's answer, whose token tells nobody anything but the handle unless its person has allowed more. */
  readonly tokens: oauth.TokenEndpointResponse;
}

/**
 * The account that somebody has just proven to own. Throws `AuthorizationResponseError` for a refusal the browser came back with, other errors of oauth4webapi
 * for one of the token endpoint, `SafeFetchError` when the platform does not answer, `ZodError` for an answer of no known shape.
 */
export async function exchangeCode(
  fetch: SafeFetch,
  provider: OauthProvider,
  { clientId, clientSecret }: OauthClient,
  answer: AuthorizationAnswer,
): Promise<ProvenAccount> {
  const server: oauth.AuthorizationServer = { issuer: provider.issuer, token_endpoint: provider.tokenUrl };
  const client: oauth.Client = { client_id: clientId };
  const parameters = oauth.validateAuthResponse(server, client, answer.parameters, answer.state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    authentication(provider, clientSecret),
    parameters,
    answer.redirectUri,
    answer.codeVerifier,
    { [oauth.customFetch]: throughSafeFetch(fetch) },
  );
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response);
  const account = await fetch(provider.accountUrl, { headers: { authorization: `Bearer ${tokens.access_token}` } });
  if (account.status !== 200) throw new Error(`${provider.accountUrl} answered ${account.status}`);
  return { handle: provider.readHandle(parseJson(account.body)), tokens };
}

function authentication(provider: OauthProvider, clientSecret: string): oauth.ClientAuth {
  if (provider.clientAuthentication === 'basic') return oauth.ClientSecretBasic(clientSecret);
  return (_server, client, body) => {
    body.set(provider.clientIdField, client.client_id);
    body.set('client_secret', clientSecret);
  };
}

const TokenAnswer = z.looseObject({ error: z.unknown().optional(), token_type: z.string().optional() });

/**
 * Lets the library speak through the guarded fetch. Instagram leaves `token_type` out, and TikTok sends errors with status 200;
 * both are put as RFC 6749 has them.
 */
function throughSafeFetch(fetch: SafeFetch) {
  return async (url: string, request: oauth.CustomFetchOptions<'POST', URLSearchParams>): Promise<Response> => {
    const { status, body } = await fetch(url, {
      method: 'POST',
      headers: request.headers,
      body: request.body.toString(),
    });
    const answer = TokenAnswer.parse(parseJson(body));
    const isRefusal = answer.error !== undefined && status === 200;
    return Response.json({ token_type: 'bearer', ...answer }, { status: isRefusal ? 400 : status });
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error('The platform did not answer with JSON', { cause: error });
  }
}
