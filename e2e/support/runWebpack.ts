import webpack, { type Configuration, type MultiStats } from 'webpack';

/**
 * Runs webpack with the configurations.
 * @throws Error with webpack's report if a configuration has errors
 */
export function runWebpack(configs: Configuration[]): Promise<MultiStats> {
  const { promise, resolve, reject } = Promise.withResolvers<MultiStats>();
  const compiler = webpack(configs);
  if (!compiler) throw new Error('webpack did not create a compiler');
  compiler.run((error, stats) => {
    compiler.close(() => {
      if (error) reject(error);
      else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString('errors-only')));
      else resolve(stats);
    });
  });
  return promise;
}
