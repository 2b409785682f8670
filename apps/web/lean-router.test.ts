import { expect, it } from 'vitest';
import { leanRouterFile } from './lean-router.ts';

const instrumentation = `before();
function getRouteInstrumentationUpdates(fns) {
	if (fns) {
		use(fns);
	}
}
	async function instrumentClientSideRouter(router, fns) {
		return router;
	}
after();
`;

it('leaves a throw in place of what no page runs, and everything around it', () => {
  expect(leanRouterFile('router/instrumentation.js', instrumentation)).toBe(`before();
function getRouteInstrumentationUpdates(fns) { throw new Error('Left out of the bundle: getRouteInstrumentationUpdates'); }
	async function instrumentClientSideRouter(router, fns) { throw new Error('Left out of the bundle: instrumentClientSideRouter'); }
after();
`);
});

it('stops when an update of the library has renamed something', () => {
  const renamed = instrumentation.replace('instrumentClientSideRouter', 'instrumentRouter');
  expect(() => leanRouterFile('router/instrumentation.js', renamed)).toThrow('instrumentClientSideRouter');
});

it('drops names and advice for developers, and lets the bundler drop what they kept alive', () => {
  const code =
    'const Form = React$1.forwardRef(draw);\nForm.displayName = "Form";\n\twarning(false, "No");\n';
  expect(leanRouterFile('dom/lib.js', code)).toBe(
    'const Form = /* @__PURE__ */ React$1.forwardRef(draw);\n\n;\n',
  );
});
