// Loaded by `index.html` in its own time: the app, and at once what it is going to ask for next.
const signedIn = document.documentElement.dataset.session !== undefined;

void import('./main.tsx');
if (signedIn) {
  void import('./app/app-routes.tsx');
  void import('./app/shell/shell.tsx');
  void import('./app/routes/home.tsx');
} else void import('./app/routes/landing.tsx');
