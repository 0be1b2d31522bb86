/** How long ago something was told, in milliseconds: it goes on by itself, and begins anew with what is told next. */
const TICK = 500;

export class Elapsed {
  passed = $state(0);

  constructor(of: () => unknown) {
    $effect(() => {
      void of();
      const since = performance.now();
      this.passed = 0;
      const timer = setInterval(() => (this.passed = performance.now() - since), TICK);
      return () => clearInterval(timer);
    });
  }
}
