import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['build/', 'public/', 'src/generated/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  { files: ['src/**'], languageOptions: { globals: globals.browser } },
  { files: ['scripts/**', '*.config.*'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      // `_` is what one has to name and does not use: {#each Array(8) as _, rank (rank)}.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      // Svelte trims a space at the edge of a block; written as {' '} it stays.
      'svelte/no-useless-mustaches': 'off',
      // Sets and maps are never changed in place where a screen looks: they are replaced whole, in $state.raw.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
