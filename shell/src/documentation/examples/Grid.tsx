import { Card } from '@cabinet/ui/Card';
import { Grid } from '@cabinet/ui/Grid';

const NUMBERS = [1, 2, 3, 4, 5];

export function Narrow() {
  return (
    <Grid column="sm">
      {NUMBERS.map((number) => (
        <Card key={number} tone="line">
          {number}
        </Card>
      ))}
    </Grid>
  );
}

export function Middle() {
  return (
    <Grid>
      {NUMBERS.map((number) => (
        <Card key={number} tone="line">
          {number}
        </Card>
      ))}
    </Grid>
  );
}

export function AsList() {
  return (
    <Grid as="ul" column="lg">
      {NUMBERS.map((number) => (
        <Card key={number} as="li" tone="line">
          {number}
        </Card>
      ))}
    </Grid>
  );
}
