import '../../../e2e/bench/peers/apps/shared/model';
