import { createHash, randomBytes } from 'node:crypto';
import { json, page, type SiteAnswer } from '../answers.ts';
import { bearerOf, findToken } from '../apis/api-request.ts';
import type { World } from '../world.ts';
import { authorizePage } from './authorize-page.ts';
import { answerInstagramToken } from './instagram-tokens.ts';
import { PROVIDERS, type Grant, type Provider } from './providers.ts';
import { issueToken, refreshToken, revokeToken } from './tokens.ts';

export interface OauthRequest {
  method: string;
  /** `host/path` */
  address: string;
  query: URLSearchParams;
  form: URLSearchParams;
  /** The Authorization header, or an empty string. */
  authorization: string;
}

interface IssuedCode extends Grant {
  clientId: string;
  redirectUri: string;
  challenge?: string;
  expiresAt: number;
}

export const CODE_LIFETIME_MS = 600_000;

/** Answers the OAuth addresses of the four providers, `undefined` for any other address. */
export function answerOauth(request: OauthRequest, world: World): SiteAnswer | undefined {
  for (const provider of PROVIDERS) {
    if (provider.authorize.test(request.address)) {
      return request.method === 'POST' ? decide(provider, request.form, world) : ask(provider, request.query);
    }
    if (provider.token.test(request.address)) {
      return request.method === 'POST'
        ? exchange(provider, request, world)
        : json(405, { error: 'method_not_allowed' });
    }
    if (provider.revoke?.test(request.address)) return revokeToken(provider, request.form, world);
    if (provider.me.test(request.address)) return me(provider, request, world);
  }
  return answerInstagramToken(request, world);
}

/** Returns why a start address is refused on the provider's own page, without a redirect. */
function startProblem(provider: Provider, parameters: URLSearchParams): string | undefined {
  const redirectUri = parameters.get('redirect_uri') ?? '';
  if (!parameters.get(provider.clientIdField)) return `${provider.clientIdField} is missing`;
  if (!URL.canParse(redirectUri) || !/^https?:$/.test(new URL(redirectUri).protocol))
    return 'redirect_uri is missing or not a web address';
  if (parameters.get('response_type') !== 'code') return 'response_type must be code';
  if (parameters.get('code_challenge') && parameters.get('code_challenge_method') !== 'S256')
    return 'code_challenge_method must be S256';
  if (provider.strict && !parameters.get('state')) return 'state is missing';
  if (provider.strict && !parameters.get('code_challenge')) return 'code_challenge is missing';
  return undefined;
}

function ask(provider: Provider, query: URLSearchParams): SiteAnswer {
  const problem = startProblem(provider, query);
  return problem ? refusal(provider, problem) : authorizePage(provider, query);
}

function decide(provider: Provider, form: URLSearchParams, world: World): SiteAnswer {
  const problem = startProblem(provider, form);
  if (problem) return refusal(provider, problem);
  const back = new URL(form.get('redirect_uri') ?? '');
  const state = form.get('state');
  if (form.get('decision') === 'allow') {
    const handle = (form.get('handle') ?? '').trim().replace(/^@/, '').toLowerCase();
    if (!handle || !world.findProfile(provider.platform, handle)) return refusal(provider, 'There is no such account');
    const challenge = form.get('code_challenge');
    const issued: IssuedCode = {
      platform: provider.platform,
      handle,
      scope: form.has('choices') ? form.getAll('granted').join(',') : (form.get('scope') ?? ''),
      clientId: form.get(provider.clientIdField) ?? '',
      redirectUri: form.get('redirect_uri') ?? '',
      ...(challenge ? { challenge } : {}),
      expiresAt: world.now() + CODE_LIFETIME_MS,
    };
    const code = randomBytes(18).toString('base64url');
    world.keep('codes', code, issued);
    back.searchParams.set('code', code);
  } else {
    back.searchParams.set('error', 'access_denied');
    back.searchParams.set('error_description', 'The user denied the request');
  }
  if (state !== null) back.searchParams.set('state', state);
  return { status: 302, type: 'html', body: '', location: back.href };
}

function exchange(provider: Provider, request: OauthRequest, world: World): SiteAnswer {
  const { form } = request;
  const [basicId, basicSecret] = readBasic(request.authorization);
  const clientId = basicId ?? form.get(provider.clientIdField);
  const secret = basicSecret ?? form.get('client_secret');
  // X lets an app without a secret prove itself by PKCE alone.
  if (!clientId || secret?.startsWith('wrong') || (!secret && !provider.strict))
    return provider.tokenError('invalid_client', 'Invalid client credentials');
  if (form.get('grant_type') === 'refresh_token' && provider.refreshSeconds) return refreshToken(provider, form, world);
  if (form.get('grant_type') !== 'authorization_code')
    return provider.tokenError('unsupported_grant_type', 'grant_type must be authorization_code');

  const code = world.take('codes', form.get('code') ?? '') as IssuedCode | undefined;
  const refuse = (why: string) => provider.tokenError('invalid_grant', why);
  if (!code || code.platform !== provider.platform) return refuse('The code is unknown or was already used');
  if (code.expiresAt <= world.now()) return refuse('The code has expired');
  if (code.clientId !== clientId) return refuse('The code was issued to another client');
  if (code.redirectUri !== form.get('redirect_uri'))
    return refuse('redirect_uri differs from the one the code was issued for');
  if (code.challenge && !challengeFits(code.challenge, form.get('code_verifier') ?? '', provider))
    return refuse('code_verifier does not fit');

  const { platform, handle, scope } = code;
  return json(200, issueToken(provider, { platform, handle, scope }, world));
}

function me(provider: Provider, request: OauthRequest, world: World): SiteAnswer {
  const queryToken = provider.platform === 'instagram' ? request.query.get('access_token') : null;
  const token = findToken(world, provider.platform, bearerOf(request) || (queryToken ?? ''));
  const profile = token && world.findProfile(provider.platform, token.handle);
  if (!profile) return provider.meError();
  return provider.meRefusal?.(token, request.query) ?? json(200, provider.meAnswer(token, request.query, profile));
}

/** S256 of RFC 7636; TikTok's guide asks for the digest in hex instead of base64url. */
function challengeFits(challenge: string, verifier: string, provider: Provider): boolean {
  const digest = createHash('sha256').update(verifier).digest();
  return (
    challenge === digest.toString('base64url') ||
    (provider.platform === 'tiktok' && challenge === digest.toString('hex'))
  );
}

function readBasic(authorization: string): [string, string] | [] {
  const encoded = /^Basic (.+)$/i.exec(authorization)?.[1];
  if (!encoded) return [];
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString().split(':');
  return [decodeURIComponent(id), decodeURIComponent(secret.join(':'))];
}

function refusal(provider: Provider, why: string): SiteAnswer {
  return { ...page({ title: `${provider.name}: something went wrong`, markup: `<p>${why}</p>` }), status: 400 };
}
