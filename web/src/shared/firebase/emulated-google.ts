/** A failure with the code that Firebase's own popup would have given it. */
class PopupError extends Error {
  readonly code: string;

  constructor(code: 'auth/popup-blocked' | 'auth/popup-closed-by-user') {
    super(code);
    this.code = code;
  }
}

const CLOSED_CHECK_MS = 250;

const PAGE = `
  <title>Sign in with Google (emulator)</title>
  <style>
    body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 22rem; padding: 0 1rem; color: #0b1120; background: #fff }
    label { display: block; margin-top: 1rem; font-weight: 600 }
    input, button { font: inherit; width: 100%; box-sizing: border-box; padding: .6rem .8rem; border-radius: .5rem; border: 1px solid #59647c }
    button { margin-top: 1.5rem; border: 0; background: #0b6f7b; color: #fff; font-weight: 600 }
  </style>
  <h1>Sign in with Google</h1>
  <p>You are using the emulators: any address will do, and nothing reaches Google.</p>
  <form>
    <label>Email <input name="email" type="email" required autocomplete="off" /></label>
    <label>Name <input name="name" required autocomplete="off" /></label>
    <button>Sign in with Google</button>
  </form>`;

/**
 * Stands in for Google's popup while the emulators run. The Auth emulator's own popup page loads a script from
 * apis.google.com, so it cannot work without a network. Answers the unsigned Google ID token that the Auth emulator
 * takes for a credential (https://firebase.google.com/docs/emulator-suite/connect_auth, "Third-party authentication").
 * Rejects with `auth/popup-blocked` or `auth/popup-closed-by-user`.
 */
export function askForEmulatedGoogleAccount(): Promise<string> {
  const popup = window.open('', 'google', 'popup,width=460,height=560');
  if (!popup) return Promise.reject(new PopupError('auth/popup-blocked'));
  popup.document.body.innerHTML = PAGE;

  return new Promise((resolve, reject) => {
    const closedCheck = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(closedCheck);
      reject(new PopupError('auth/popup-closed-by-user'));
    }, CLOSED_CHECK_MS);

    popup.document.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      clearInterval(closedCheck);
      const field = (name: string) =>
        popup.document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value.trim() ?? '';
      const email = field('email').toLowerCase();
      popup.close();
      resolve(JSON.stringify({ sub: `google-${email}`, email, email_verified: true, name: field('name') }));
    });
  });
}
