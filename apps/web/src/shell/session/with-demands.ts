import { ApiError, type Call } from '@marquee/contract/client.ts';

/**
 * Some calls demand a recent sign-in or a proven address. The refusal opens a dialog, and once the demand is
 * met the same call goes out again: whoever called notices nothing, and no form is lost.
 */
export function withDemands(call: Call): Call {
  return async (name, input, options) => {
    try {
      return await call(name, input, options);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code !== 'sign_in_again' && code !== 'email_not_proven') throw error;
      const { meetDemand } = await import('../overlays/demands.tsx');
      if (!(await meetDemand(code))) throw error;
      return call(name, input, options);
    }
  };
}
