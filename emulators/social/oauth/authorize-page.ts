import { escapeHtml, page, type SiteAnswer } from '../answers.ts';
import type { Provider } from './providers.ts';

const SENT_BACK = [
  'client_id',
  'client_key',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
];

/** The page on which a person allows the access with an account, or denies it. */
export function authorizePage(provider: Provider, query: URLSearchParams): SiteAnswer {
  const hidden = SENT_BACK.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [`<input type="hidden" name="${name}" value="${escapeHtml(value)}">`];
  });
  const scopes = (query.get('scope') ?? '').split(/[ ,]+/).filter(Boolean);
  const choices = scopes.map(
    (scope) =>
      `<p><label><input type="checkbox" name="granted" value="${escapeHtml(scope)}" checked> ${escapeHtml(scope)}</label></p>`,
  );
  const client = escapeHtml(query.get(provider.clientIdField) ?? '');
  return page({
    title: `${provider.name} (stand-in)`,
    markup: `<style>body{font:16px/1.5 system-ui;max-width:32rem;margin:3rem auto;padding:0 1rem}input,button{font:inherit;min-height:44px;padding:0 1rem}</style>
<p><strong>${client}</strong> wants to see who you are on ${provider.name}, and asks for:</p>
<form method="post">${hidden.join('')}<input type="hidden" name="choices" value="1">${choices.join('')}
<p><label>Your handle <input name="handle" required value="mina" autocomplete="off"></label></p>
<p><button name="decision" value="allow">Allow</button> <button name="decision" value="deny" formnovalidate>Deny</button></p></form>`,
  });
}
