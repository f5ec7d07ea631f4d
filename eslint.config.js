import firebaseRules from '@firebase/eslint-plugin-security-rules';
import { defineConfig } from 'eslint/config';

/** ESLint reads the security rules only, which Oxlint cannot parse: `.oxlintrc.json` has the rules for code. */
export default defineConfig(firebaseRules.configs['flat/recommended']);
