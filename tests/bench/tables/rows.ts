export interface Order {
  key: string;
  customer: string;
  city: string;
  amount: number;
}

/** So many orders, made up. */
export const orders = (count: number) =>
  Array.from(
    { length: count },
    (_, at): Order => ({ key: `A-${at}`, customer: `Customer ${at % 977}`, city: `City ${at % 53}`, amount: at }),
  );
