import { mount } from 'svelte';
import './fonts.css';
import './tokens.css';
import './base.css';
import App from './App.svelte';
import { startTexts } from './lib/texts.svelte.ts';

await startTexts();
mount(App, { target: document.getElementById('app')! });
