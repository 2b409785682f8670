import { expect, it } from 'vitest';
import { leanRouterFile } from './lean-router.ts';

const hooks = `before();
function useNavigateUnstable() {
	if (a) {
		use(a);
	}
}
	function RSCErrorHandler({ children, error }) {
		return children;
	}
after();
`;

it('leaves a throw in place of what no page runs, and everything around it', () => {
  expect(leanRouterFile('hooks.js', hooks)).toBe(`before();
function useNavigateUnstable() { throw new Error('Left out of the bundle: useNavigateUnstable'); }
	function RSCErrorHandler({ children, error }) { throw new Error('Left out of the bundle: RSCErrorHandler'); }
after();
`);
});

it('stops when an update of the library has renamed something', () => {
  const renamed = hooks.replace('useNavigateUnstable', 'useNavigateOutside');
  expect(() => leanRouterFile('hooks.js', renamed)).toThrow('useNavigateUnstable');
});

it('drops names and advice for developers, and lets the bundler drop what they kept alive', () => {
  const code =
    'const Form = React$1.forwardRef(draw);\nForm.displayName = "Form";\n\twarning(false, "No");\n';
  expect(leanRouterFile('dom/lib.js', code)).toBe(
    'const Form = /* @__PURE__ */ React$1.forwardRef(draw);\n\n;\n',
  );
});
