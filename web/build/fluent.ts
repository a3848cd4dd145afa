/** Text files as modules: `import texts from './ui.fr.ftl'` gives the file without its comments. */
import type { Plugin } from 'vite';

export function fluent(): Plugin {
  return {
    name: 'chatelain-fluent',
    transform: {
      filter: { id: /\.ftl$/ },
      handler(source: string) {
        return { code: `export default ${JSON.stringify(withoutComments(source))};`, map: null };
      },
    },
  };
}

function withoutComments(source: string): string {
  return source
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .join('\n');
}
